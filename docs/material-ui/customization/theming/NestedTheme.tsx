import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const application = createTheme({ shape: { borderRadius: 12 } });

const toolbar = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: { defaultProps: { size: 'small', variant: 'outlined' } },
  },
});

export default function NestedTheme() {
  return (
    <ThemeProvider theme={application}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button variant="contained">Add passenger</Button>
        <ThemeProvider theme={toolbar}>
          <Paper variant="outlined" sx={{ display: 'flex', gap: 1, p: 1 }}>
            <Button>Copy</Button>
            <Button>Delete</Button>
          </Paper>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
