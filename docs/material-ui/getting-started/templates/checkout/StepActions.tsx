import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface StepActionsProps {
  label: string;
  /** While an order is sent, there is no way back. */
  pending?: boolean;
  onBack?: () => void;
}

export function StepActions({ label, pending = false, onBack }: StepActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'end', mt: 3 }}>
      {onBack ? (
        <Button disabled={pending} onClick={onBack}>
          Back
        </Button>
      ) : null}
      <Button type="submit" variant="contained">
        {label}
      </Button>
    </Stack>
  );
}
