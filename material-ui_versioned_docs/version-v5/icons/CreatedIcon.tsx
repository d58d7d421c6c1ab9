import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';

const AnchorageIcon = createSvgIcon(
  <path d="M11 8h2v11c3-.5 5-2.5 5.5-5H16l4-4 3 5h-2c-1 4-4.5 7-9 7s-8-3-9-7H1l3-5 4 4H5.5c.5 2.5 2.5 4.5 5.5 5zM12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />,
  'Anchorage',
);

export default function CreatedIcon() {
  return (
    <Button variant="outlined" startIcon={<AnchorageIcon />}>
      Show anchorages
    </Button>
  );
}
