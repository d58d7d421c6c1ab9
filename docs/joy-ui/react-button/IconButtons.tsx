import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const previous = <path d="m14.6 6 1.4 1.4-4.6 4.6 4.6 4.6-1.4 1.4-6-6z" />;
const next = <path d="M9.4 6 8 7.4l4.6 4.6L8 16.6 9.4 18l6-6z" />;
const play = <path d="M8 5v14l11-7z" />;
const remove = <path d="M6 7h12l-1 14H7zM9 3h6l1 2h4v1H4V5h4z" />;

export default function IconButtons() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <IconButton size="sm" aria-label="Previous episode">
        <SvgIcon>{previous}</SvgIcon>
      </IconButton>
      <IconButton size="lg" variant="solid" color="primary" aria-label="Play">
        <SvgIcon>{play}</SvgIcon>
      </IconButton>
      <IconButton size="sm" aria-label="Next episode">
        <SvgIcon>{next}</SvgIcon>
      </IconButton>
      <IconButton variant="soft" color="danger" aria-label="Remove from the queue">
        <SvgIcon>{remove}</SvgIcon>
      </IconButton>
    </Stack>
  );
}
