import Typography from '@mui/material/Typography';

const notice =
  'rounded-lg border-s-4 border-[#ef6c00] bg-[#fff3e0] p-4 text-[#3e2723] ' +
  'dark:border-[#ffb74d] dark:bg-[#2b1d0e] dark:text-[#ffe0b2]';

export default function SchemeStyles() {
  return (
    <div className={notice}>
      <Typography className="font-bold">Gate changed</Typography>
      <Typography variant="body2">Flight 4417 to Lisbon now leaves from gate B12.</Typography>
    </div>
  );
}
