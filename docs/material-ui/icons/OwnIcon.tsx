import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function LighthouseIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M9 21h6l-1-11h-4zM8 8h8v2H8zM10 4h4v4h-4zM12 1l3 3H9zM1 5l6 1v2L1 9zM23 5l-6 1v2l6 1z" />
    </SvgIcon>
  );
}

export default function OwnIcon() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <LighthouseIcon color="primary" fontSize="large" />
      <Button variant="outlined" startIcon={<LighthouseIcon />}>
        Show lighthouses
      </Button>
    </Stack>
  );
}
