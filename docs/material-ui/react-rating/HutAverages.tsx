import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const huts = [
  { name: 'Eagle Rock Hut', place: '2,663 m, 48 beds', average: 4.6, reviews: 212 },
  { name: 'Larch Alp', place: '1,940 m, 20 beds', average: 3.8, reviews: 97 },
  { name: 'Refuge of the Ibex', place: '2,811 m, 12 beds', average: 2.3, reviews: 54 },
];

export default function HutAverages() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 440 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {huts.map(({ name, place, average, reviews }) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 1,
              px: 2,
              py: 1.5,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <div>
              <Typography variant="subtitle2" component="div">
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {place}
              </Typography>
            </div>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Rating
                readOnly
                size="small"
                precision={0.1}
                value={average}
                getLabelText={(value) => `${value} out of 5`}
              />
              <Typography variant="body2" sx={{ width: 128 }}>
                {average}, {reviews} reviews
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
