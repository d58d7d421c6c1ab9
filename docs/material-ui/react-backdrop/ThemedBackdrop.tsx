import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function ThemedBackdrop() {
  const [sealed, setSealed] = React.useState(true);

  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <Box
        sx={{
          position: 'relative',
          height: 96,
          background: 'linear-gradient(135deg, #f0e2c8, #b08d5b)',
        }}
      >
        <Backdrop open={sealed} sx={{ position: 'absolute' }}>
          <LockIcon fontSize="large" />
        </Backdrop>
      </Box>
      <Typography variant="body2" role="status" sx={{ px: 2, pt: 2 }}>
        Box 12, letters: {sealed ? 'sealed until 2030' : 'open to visitors'}
      </Typography>
      <Button sx={{ m: 1 }} onClick={() => setSealed(!sealed)}>
        {sealed ? 'Break the seal' : 'Seal the box'}
      </Button>
    </Card>
  );
}
