import Typography from '@mui/material/Typography';
import './SchemeStyles.css';

export default function SchemeStyles() {
  return (
    <div className="scheme-styles">
      <Typography className="scheme-styles-title">Gate changed</Typography>
      <Typography variant="body2">Flight 4417 to Lisbon now leaves from gate B12.</Typography>
    </div>
  );
}
