import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';

export default function ChipDivider() {
  return (
    <Divider role="presentation" sx={{ width: '100%' }}>
      <Chip label="20 minutes" size="small" />
    </Divider>
  );
}
