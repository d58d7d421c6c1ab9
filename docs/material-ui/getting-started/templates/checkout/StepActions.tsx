import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface StepActionsProps {
  label: string;
  onBack?: () => void;
}

export function StepActions({ label, onBack }: StepActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'end', mt: 3 }}>
      {onBack ? <Button onClick={onBack}>Back</Button> : null}
      <Button type="submit" variant="contained">
        {label}
      </Button>
    </Stack>
  );
}
