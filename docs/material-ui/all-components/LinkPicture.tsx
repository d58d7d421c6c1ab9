import Link from '@mui/material/Link';

export default function LinkPicture() {
  return <Link href="/trails">Trails and huts</Link>;
}
