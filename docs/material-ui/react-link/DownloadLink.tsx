import DownloadIcon from '@mui/icons-material/Download';
import Link from '@mui/material/Link';

export default function DownloadLink() {
  return (
    <Link
      href="data:text/plain,Trails%20of%20Heron%20Lake"
      download="trails.txt"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <DownloadIcon fontSize="inherit" />
      Download the trail list
    </Link>
  );
}
