import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';

export default function ChipDivider() {
  return (
    <Divider role="presentation">
      <Chip label="20 minutes" size="small" />
    </Divider>
  );
}
