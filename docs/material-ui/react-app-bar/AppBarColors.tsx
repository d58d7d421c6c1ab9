import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {(['primary', 'secondary', 'default', 'transparent'] as const).map((color) => (
        <AppBar key={color} position="static" color={color} component="div">
          <Toolbar variant="dense">
            <Typography>{color}</Typography>
          </Toolbar>
        </AppBar>
      ))}
      <AppBar position="static" enableColorOnDark component="div">
        <Toolbar variant="dense">
          <Typography>primary, enableColorOnDark</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
