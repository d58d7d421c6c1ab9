import { Stack, styled } from '@mui/system';

const Status = styled('span')<{ tone?: 'calm' | 'urgent' }>({
  padding: '2px 10px',
  border: '1px solid',
  borderRadius: 999,
  variants: [
    { props: { tone: 'calm' }, style: { borderStyle: 'dashed' } },
    { props: { tone: 'urgent' }, style: { borderWidth: 3, fontWeight: 700 } },
  ],
});

export default function TrainStatus() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Status>On time</Status>
      <Status tone="calm">Waiting</Status>
      <Status tone="urgent">Canceled</Status>
    </Stack>
  );
}
