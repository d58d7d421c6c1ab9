import Icon, { type IconProps } from './Icon';

export default function MonitorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
      <path d="M10 13.5v3M7 16.5h6" />
    </Icon>
  );
}
