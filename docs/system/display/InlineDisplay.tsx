import { Box } from '@mui/system';

export default function InlineDisplay() {
  return (
    <div>
      Take the <Box sx={{ display: 'inline', px: 0.5, border: 1 }}>blue line</Box> to the harbor.
    </div>
  );
}
