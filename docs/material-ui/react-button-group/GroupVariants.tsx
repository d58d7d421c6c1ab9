import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const groups = [
  { variant: 'outlined', name: 'Condition report', actions: ['Print', 'Email'] },
  { variant: 'contained', name: 'Loan contract', actions: ['Sign', 'Return'] },
  { variant: 'text', name: 'Curator’s note', actions: ['Copy', 'Archive'] },
] as const;

export default function GroupVariants() {
  const [done, setDone] = React.useState('Nothing done yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340, color: 'text.primary' }}>
      {groups.map(({ variant, name, actions }) => (
        <Stack key={name} direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Typography id={`paper-${variant}`} variant="body2" sx={{ flexGrow: 1 }}>
            {name}
          </Typography>
          <ButtonGroup variant={variant} aria-labelledby={`paper-${variant}`}>
            {actions.map((action) => (
              <Button key={action} onClick={() => setDone(`${name}: ${action.toLowerCase()}`)}>
                {action}
              </Button>
            ))}
          </ButtonGroup>
        </Stack>
      ))}
      <Typography role="status" variant="body2">
        {done}
      </Typography>
    </Stack>
  );
}
