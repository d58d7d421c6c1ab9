import LocationOnIcon from '@mui/icons-material/LocationOn';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function DecoratedText() {
  return (
    <div>
      <Typography component="p" level="h4" startDecorator={<LocationOnIcon />}>
        Orchard by the mill
      </Typography>
      <Typography component="div" endDecorator={<Chip size="sm">New</Chip>}>
        Six hives
      </Typography>
    </div>
  );
}
