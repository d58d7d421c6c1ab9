import DeleteIcon from '@mui/icons-material/Delete';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import ShareIcon from '@mui/icons-material/Share';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function IconButtons() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <IconButton size="lg" variant="solid" color="primary" aria-label="Play">
        <PlayArrowIcon />
      </IconButton>
      <IconButton aria-label="Share">
        <ShareIcon />
      </IconButton>
      <IconButton size="sm" variant="soft" color="danger" aria-label="Remove from the queue">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
