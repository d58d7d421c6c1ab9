import BedtimeIcon from '@mui/icons-material/Bedtime';
import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import Rating from '@mui/material/Rating';

export default function IconRatings() {
  return (
    <Rating
      defaultValue={2}
      icon={<BedtimeIcon fontSize="inherit" />}
      emptyIcon={<BedtimeOutlinedIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} of 5 moons`}
      role="radiogroup"
      aria-label="Quiet at night"
    />
  );
}
