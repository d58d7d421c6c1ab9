import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickableChips() {
  const [found, setFound] = React.useState('Choose a tag to find similar recipes.');

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Chip label="Vegan" onClick={() => setFound('48 vegan recipes')} />
        <Chip label="One pot" onClick={() => setFound('31 recipes for one pot')} />
      </Stack>
      <Typography role="status" variant="body2">
        {found}
      </Typography>
    </Stack>
  );
}
