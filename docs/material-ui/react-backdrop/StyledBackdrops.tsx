import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Vignette = styled(Backdrop)({
  position: 'absolute',
  background: 'radial-gradient(circle, transparent 30%, rgba(0, 0, 0, 0.75))',
});

export default function StyledBackdrops() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 260,
        height: 120,
        background: 'linear-gradient(160deg, #d8c3a0, #6d5a45)',
      }}
    >
      <Vignette open />
    </Box>
  );
}
