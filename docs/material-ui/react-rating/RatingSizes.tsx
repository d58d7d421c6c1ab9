import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const questions = [
  { size: 'small', id: 'rate-breakfast', label: 'Breakfast', stars: 3 },
  { size: 'medium', id: 'rate-beds', label: 'Beds', stars: 4 },
  { size: 'large', id: 'rate-sunrise', label: 'Sunrise', stars: 5 },
] as const;

export default function RatingSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1.5,
        color: 'text.primary',
      }}
    >
      {questions.map(({ size, id, label, stars }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <Typography id={id} variant="body2">
            {label}
          </Typography>
          <Rating
            role="radiogroup"
            aria-labelledby={id}
            name={id}
            size={size}
            defaultValue={stars}
          />
        </Box>
      ))}
    </Box>
  );
}
