import { Box } from '@mui/system';

export default function KeptLines() {
  return <Box sx={{ whiteSpace: 'pre-line' }}>{'Old Harbor\nQuay 3\nGate B'}</Box>;
}
