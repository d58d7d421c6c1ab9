import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function App() {
  return (
    <Stack
      component="main"
      spacing={2}
      sx={{
        p: 3,
        alignItems: 'start',
        [`& .${buttonClasses.root}.${buttonClasses.disabled}`]: { borderStyle: 'dashed' },
      }}
    >
      <TextField label="Pier" />
      <Button variant="outlined" disabled>
        Board
      </Button>
    </Stack>
  );
}
