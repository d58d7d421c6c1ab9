import BedtimeIcon from '@mui/icons-material/Bedtime';
import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import LandscapeIcon from '@mui/icons-material/Landscape';
import LandscapeOutlinedIcon from '@mui/icons-material/LandscapeOutlined';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconRatings() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 5, color: 'text.primary' }}>
      <Stack spacing={0.5}>
        <Typography id="quiet" variant="body2">
          Quiet at night
        </Typography>
        <Rating
          role="radiogroup"
          aria-labelledby="quiet"
          name="quiet"
          defaultValue={2}
          icon={<BedtimeIcon fontSize="inherit" />}
          emptyIcon={<BedtimeOutlinedIcon fontSize="inherit" />}
          getLabelText={(value) => `${value} of 5`}
          sx={{
            '& .MuiRating-iconFilled': { color: 'secondary.main' },
            '& .MuiRating-iconEmpty': { color: 'text.secondary' },
          }}
        />
      </Stack>
      <Stack spacing={0.5}>
        <Typography id="view" variant="body2">
          View from the terrace
        </Typography>
        <Rating
          role="radiogroup"
          aria-labelledby="view"
          name="view"
          max={3}
          defaultValue={2}
          icon={<LandscapeIcon fontSize="inherit" />}
          emptyIcon={<LandscapeOutlinedIcon fontSize="inherit" />}
          getLabelText={(value) => ['Trees', 'The valley', 'All peaks'][value - 1] ?? ''}
          sx={{
            '& .MuiRating-iconFilled': { color: 'success.main' },
            '& .MuiRating-iconEmpty': { color: 'text.secondary' },
          }}
        />
      </Stack>
    </Stack>
  );
}
