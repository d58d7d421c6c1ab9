import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const huts = [
  { name: 'Eagle Rock Hut', place: '2,663 m, 48 beds', average: 4.6, reviews: 212 },
  { name: 'Larch Alp', place: '1,940 m, 20 beds', average: 3.8, reviews: 97 },
  { name: 'Refuge of the Ibex', place: '2,811 m, 12 beds', average: 2.3, reviews: 54 },
];

export default function HutAverages() {
  return (
    <List role="list" sx={{ width: '100%', maxWidth: 440 }}>
      {huts.map(({ name, place, average, reviews }) => (
        <ListItem key={name} divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          <ListItemText primary={name} secondary={place} />
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
        </ListItem>
      ))}
    </List>
  );
}
