import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const ports = [
  { name: 'Plymouth', text: 'Takes on water, stores and a crew of nine.' },
  { name: 'Brest', text: 'Sails in the parade of the tall ships.' },
  { name: 'Vigo', text: 'Lands six trainees and takes on seven.' },
];

export default function ResponsiveTimeline() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));

  return (
    <Timeline
      position={isWide ? 'alternate' : 'right'}
      role="list"
      aria-label="Ports of the first voyage"
      sx={{
        m: 0,
        width: '100%',
        maxWidth: 620,
        ...(!isWide && {
          px: 0,
          [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
        }),
      }}
    >
      {ports.map(({ name, text }, index) => (
        <TimelineItem key={name}>
          <TimelineSeparator>
            <TimelineDot color="primary" variant="outlined" />
            {index < ports.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ pb: 3 }}>
            {name}
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
