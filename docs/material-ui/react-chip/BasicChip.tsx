import * as React from 'react';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicChip() {
  const [found, setFound] = React.useState('Choose a tag to find similar recipes.');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      <Typography variant="subtitle1" component="div">
        Red lentil dal
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Chip icon={<ScheduleIcon />} label="35 minutes" variant="outlined" />
        <Chip label="Vegan" onClick={() => setFound('48 vegan recipes')} />
        <Chip label="One pot" onClick={() => setFound('31 recipes for one pot')} />
      </Stack>
      <Typography role="status" variant="body2">
        {found}
      </Typography>
    </Stack>
  );
}
