import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyPicture() {
  return (
    <Stack>
      <Typography variant="h5" component="p">
        Heading
      </Typography>
      <Typography variant="body2">Body text</Typography>
      <Typography variant="caption" color="textSecondary">
        Caption
      </Typography>
    </Stack>
  );
}
