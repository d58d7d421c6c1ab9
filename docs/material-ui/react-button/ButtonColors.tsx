import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const actions: { label: string; color: ButtonProps['color'] }[] = [
  { label: 'Confirm booking', color: 'primary' },
  { label: 'Save for later', color: 'secondary' },
  { label: 'Mark as paid', color: 'success' },
  { label: 'Close', color: 'inherit' },
];

export default function ButtonColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['contained', 'outlined'] as const).map((variant) => (
        <Stack
          key={variant}
          role="group"
          aria-label={`Trip actions, ${variant}`}
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap' }}
        >
          {actions.map(({ label, color }) => (
            <Button key={label} variant={variant} color={color}>
              {label}
            </Button>
          ))}
        </Stack>
      ))}
      <Button variant="outlined" color="error">
        Cancel trip
      </Button>
    </Stack>
  );
}
