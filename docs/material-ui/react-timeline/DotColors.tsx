import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import type { TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import AnchorIcon from '@mui/icons-material/Anchor';
import HandymanIcon from '@mui/icons-material/Handyman';
import SailingIcon from '@mui/icons-material/Sailing';

const trades: { name: string; hours: string; icon: JSX.Element; dot: TimelineDotProps }[] = [
  { name: 'Shipwrights', hours: '9,200 hours', icon: <HandymanIcon />, dot: { color: 'primary' } },
  { name: 'Riggers', hours: '1,450 hours', icon: <SailingIcon />, dot: { color: 'secondary' } },
  { name: 'Blacksmith', hours: '600 hours', icon: <AnchorIcon />, dot: { variant: 'outlined' } },
];

export default function DotColors() {
  return (
    <Timeline
      role="list"
      aria-label="Trades on board"
      sx={{ m: 0, width: '100%', maxWidth: 480, color: 'text.primary' }}
    >
      {trades.map(({ name, hours, icon, dot }, index) => (
        <TimelineItem key={name}>
          <TimelineOppositeContent color="textSecondary" sx={{ pt: 2.25 }}>
            {hours}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot {...dot}>{icon}</TimelineDot>
            {index < trades.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ pt: 2.25 }}>{name}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
