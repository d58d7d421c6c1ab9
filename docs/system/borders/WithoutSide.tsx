import { Box } from '@mui/system';

export default function WithoutSide() {
  return <Box sx={{ width: 160, p: 1.5, border: 1, borderBottom: 0 }}>Tab without a bottom</Box>;
}
