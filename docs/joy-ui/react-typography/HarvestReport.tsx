import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function HarvestReport() {
  return (
    <article>
      <Typography level="body-xs">Apiary report</Typography>
      <Typography component="h3" level="h4" gutterBottom>
        A late spring, a short harvest
      </Typography>
      <Typography gutterBottom>
        Cold rain kept the bees at home until May. We filled <strong>412 jars</strong>, half as many
        as last year.
      </Typography>
      <Link href="/reports/spring" level="body-sm">
        Read the report
      </Link>
    </article>
  );
}
