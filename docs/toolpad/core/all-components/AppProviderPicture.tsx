import MenuIcon from '@mui/icons-material/Menu';
import PaletteIcon from '@mui/icons-material/Palette';
import PersonIcon from '@mui/icons-material/Person';
import Stack from '@mui/material/Stack';

export default function AppProviderPicture() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{ p: 2, border: '2px dashed', borderColor: 'primary.main', borderRadius: 2 }}
    >
      <PaletteIcon color="primary" />
      <MenuIcon color="action" />
      <PersonIcon color="action" />
    </Stack>
  );
}
