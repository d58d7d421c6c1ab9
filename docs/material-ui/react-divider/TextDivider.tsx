import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function TextDivider() {
  return (
    <div>
      <Typography>The conductor counts the passengers and finds one too many.</Typography>
      <Divider role="presentation" sx={{ my: 2 }}>
        Intermission
      </Divider>
      <Typography>The snow plow arrives, but the violin is gone.</Typography>
    </div>
  );
}
