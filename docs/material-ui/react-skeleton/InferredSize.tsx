import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function InferredSize() {
  const [loading, setLoading] = React.useState(true);

  const icon = (
    <Avatar>
      <AirIcon />
    </Avatar>
  );
  const gust = <Typography>Strongest gust: 96 km/h</Typography>;
  const map = (
    <Box
      sx={{
        width: 280,
        height: 72,
        borderRadius: 1,
        background: 'linear-gradient(160deg, #bfe0d0, #6ea6c9)',
      }}
      aria-hidden
    />
  );

  return (
    <Stack spacing={1.5} sx={{ color: 'text.primary' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        {loading ? <Skeleton variant="circular">{icon}</Skeleton> : icon}
        {loading ? <Skeleton>{gust}</Skeleton> : gust}
      </Stack>
      {loading ? <Skeleton variant="rounded">{map}</Skeleton> : map}
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label="Loading"
      />
    </Stack>
  );
}
