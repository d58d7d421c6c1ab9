import Chip from '@mui/material/Chip';

export default function DisabledChips() {
  return <Chip label="Print" disabled onClick={() => window.print()} />;
}
