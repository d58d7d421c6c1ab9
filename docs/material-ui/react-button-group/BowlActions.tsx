import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BowlActions() {
  const [news, setNews] = React.useState('In storage, room 3');
  const titleId = React.useId();

  return (
    <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
      <Typography id={titleId} variant="subtitle1" component="h3">
        Porcelain bowl, 1720
      </Typography>
      <ButtonGroup aria-labelledby={titleId}>
        <Button onClick={() => setNews('In the workshop')}>Restore</Button>
        <Button onClick={() => setNews('Loan request sent')}>Lend</Button>
      </ButtonGroup>
      <Typography role="status" variant="body2">
        {news}
      </Typography>
    </Stack>
  );
}
