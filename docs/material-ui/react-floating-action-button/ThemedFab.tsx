import GrassIcon from '@mui/icons-material/Grass';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

declare module '@mui/material/Fab' {
  interface FabPropsSizeOverrides {
    huge: true;
  }
}

export default function ThemedFab() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Fab size="huge" aria-label="Count one stem">
        <GrassIcon />
      </Fab>
      <Fab aria-label="Count one leaf">
        <GrassIcon />
      </Fab>
    </Stack>
  );
}
