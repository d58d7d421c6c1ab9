import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

export default function PassengerChart() {
  const theme = useTheme();
  const { palette } = theme.vars || theme;

  return (
    <figure style={{ margin: 0, maxWidth: 320 }}>
      <svg viewBox="0 0 320 100" role="img" aria-label="May 48, June 72 and July 96 passengers">
        <rect x="0" y="52" width="96" height="48" fill={palette.primary.main} />
        <rect x="112" y="28" width="96" height="72" fill={palette.primary.main} />
        <rect x="224" y="4" width="96" height="96" fill={palette.secondary.main} />
      </svg>
      <Typography component="figcaption" variant="caption">
        Passengers a day in May, June and July
      </Typography>
    </figure>
  );
}
