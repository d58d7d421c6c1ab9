import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicButtonGroup() {
  const [news, setNews] = React.useState('In storage, room 3');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Typography id="bowl" variant="subtitle1" component="div">
        Porcelain bowl, 1720
      </Typography>
      <ButtonGroup aria-labelledby="bowl">
        <Button onClick={() => setNews('Photo session: Tuesday at 10:00 AM')}>Photograph</Button>
        <Button onClick={() => setNews('On the list of the workshop')}>Restore</Button>
        <Button onClick={() => setNews('Loan request sent')}>Lend</Button>
      </ButtonGroup>
      <Typography role="status" variant="body2">
        {news}
      </Typography>
    </Stack>
  );
}
