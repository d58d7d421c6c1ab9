import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicStack() {
  const [passes, setPasses] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ color: 'text.primary' }}>
      <Typography variant="subtitle1" component="div">
        Day passes for the climbing hall
      </Typography>
      <Typography role="status">
        {passes} for ${passes * 18}.00
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => setPasses(passes + 1)}>
          Add a pass
        </Button>
        <Button onClick={() => setPasses(1)}>Only me</Button>
      </Stack>
    </Stack>
  );
}
