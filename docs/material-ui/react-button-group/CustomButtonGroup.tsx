import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ButtonGroup)({
  [`& .${buttonGroupClasses.grouped}`]: { textTransform: 'none', paddingInline: 20 },
  [`& .${buttonGroupClasses.firstButton}`]: {
    borderStartStartRadius: 999,
    borderEndStartRadius: 999,
  },
  [`& .${buttonGroupClasses.lastButton}`]: {
    borderStartEndRadius: 999,
    borderEndEndRadius: 999,
  },
});

export default function CustomButtonGroup() {
  const [object, setObject] = React.useState(17);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <PillGroup aria-label="Objects of the drawer">
        <Button onClick={() => setObject(Math.max(1, object - 1))}>Previous</Button>
        <Button onClick={() => setObject(Math.min(60, object + 1))}>Next</Button>
      </PillGroup>
      <Typography role="status" variant="body2">
        Object {object} of 60
      </Typography>
    </Stack>
  );
}
