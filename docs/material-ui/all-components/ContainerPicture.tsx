import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const LINE = { height: 6, mb: 1, borderRadius: 1, bgcolor: 'text.secondary', opacity: 0.5 };

export default function ContainerPicture() {
  return (
    <Box sx={{ width: 130, bgcolor: 'action.selected' }}>
      <Container disableGutters sx={{ width: 78, p: 1.5, bgcolor: 'background.paper' }}>
        <Box sx={{ ...LINE, bgcolor: 'primary.main', opacity: 1 }} />
        <Box sx={LINE} />
        <Box sx={LINE} />
        <Box sx={{ ...LINE, mb: 0, width: 0.6 }} />
      </Container>
    </Box>
  );
}
