import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Vignette = styled(Backdrop)({
  position: 'absolute',
  background: 'radial-gradient(circle, transparent 30%, rgba(0, 0, 0, 0.75))',
});

const looks = [
  { name: 'Default', backdrop: <Backdrop open sx={{ position: 'absolute' }} /> },
  { name: 'Vignette', backdrop: <Vignette open /> },
  {
    name: 'Blurred',
    backdrop: (
      <Backdrop
        open
        sx={{
          position: 'absolute',
          backgroundColor: 'rgba(255, 255, 255, 0.25)',
          backdropFilter: 'blur(4px)',
        }}
      />
    ),
  },
];

export default function StyledBackdrops() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 140px))',
        gap: 2,
        color: 'text.primary',
      }}
    >
      {looks.map(({ name, backdrop }) => (
        <div key={name}>
          <Box
            sx={{
              position: 'relative',
              height: 96,
              mb: 1,
              background: 'repeating-linear-gradient(60deg, #e6d3b3 0 14px, #8a6d4a 14px 28px)',
            }}
          >
            {backdrop}
          </Box>
          <Typography variant="body2">{name}</Typography>
        </div>
      ))}
    </Box>
  );
}
