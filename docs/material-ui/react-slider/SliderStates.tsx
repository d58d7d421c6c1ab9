import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        width: '100%',
        maxWidth: 520,
      }}
    >
      <div>
        <Typography id="front-wash">Front wash</Typography>
        <Slider aria-labelledby="front-wash" defaultValue={70} />
      </div>
      <div>
        <Typography id="side-wash">Side wash, small</Typography>
        <Slider aria-labelledby="side-wash" size="small" defaultValue={40} />
      </div>
      <div>
        <Typography id="back-wash">Back wash, secondary</Typography>
        <Slider aria-labelledby="back-wash" color="secondary" defaultValue={25} />
      </div>
      <div>
        <Typography id="pit-wash" sx={{ color: 'text.secondary' }}>
          Pit wash: no lamp connected
        </Typography>
        <Slider aria-labelledby="pit-wash" defaultValue={50} disabled />
      </div>
    </Box>
  );
}
