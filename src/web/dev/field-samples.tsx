import { Checkbox } from '../ui/checkbox.tsx';
import { Radio } from '../ui/radio.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { SelectMenu } from '../ui/select-menu.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Row, Samples, type ThemeProps } from './samples.tsx';
import styles from './ui.module.css';

export function FieldSamples({ theme }: ThemeProps) {
  return (
    <Samples title="Fields" theme={theme}>
      <div className={styles.pair}>
        <TextInput label="Name" defaultValue="Rosalind Achebe" hint="As in your passport." />
        <TextInput label="Email" type="email" defaultValue="rosalind.achebe@" error="Invalid email address" />
        <TextInput label="Search within reviews" placeholder="Food, guide, pace" />
        <TextInput label="Booking number" defaultValue="SJ-20417" disabled />
        <TextArea label="Message" placeholder="What would you like to know?" />
        <TextArea label="Your review" error="Write at least 20 words" defaultValue="Lovely." />
        <Select label="Sort by" defaultValue="best">
          <option value="best">Best reviewed</option>
          <option value="price">Price, low to high</option>
        </Select>
        <Select label="Kind of trip" compact disabled>
          <option>Any kind</option>
        </Select>
        <Select label="Topic" error="Choose a topic">
          <option value="">Choose</option>
        </Select>
      </div>
      <div className={styles.pair}>
        <fieldset>
          <legend>
            <b>Kind of trip</b>
          </legend>
          <Checkbox name={`${theme}-kind`} defaultChecked count={96}>
            Small group tour
          </Checkbox>
          <Checkbox name={`${theme}-kind`} count={1204}>
            Walking and hiking
          </Checkbox>
          <Checkbox name={`${theme}-kind`} disabled count={0}>
            Women only
          </Checkbox>
          <Checkbox name={`${theme}-kind`} disabled defaultChecked>
            Private guided
          </Checkbox>
          <Checkbox name={`${theme}-terms`} invalid>
            I accept the terms
          </Checkbox>
          <Row>
            <SelectMenu label="Kind of trip" chosen={1}>
              <Checkbox name={`${theme}-menu`} defaultChecked count={96}>
                Small group tour
              </Checkbox>
              <Checkbox name={`${theme}-menu`} count={1204}>
                Walking and hiking
              </Checkbox>
            </SelectMenu>
            <SelectMenu label="Month">
              <Checkbox name={`${theme}-month`}>January</Checkbox>
            </SelectMenu>
          </Row>
          <Row>
            <Switch defaultChecked>Only show differences</Switch>
            <Switch>Women only</Switch>
            <Switch disabled>Not available</Switch>
          </Row>
        </fieldset>
        <div className={styles.card}>
          <RadioGroup legend="Departure">
            <Radio name={`${theme}-date`} defaultChecked note="Guaranteed, 4 places left" amount="$4,190">
              Jan 14 to 25, 2027
            </Radio>
            <Radio name={`${theme}-date`} note="Runs with 4, has 2 so far" amount="$4,390">
              Jan 28 to Feb 8
            </Radio>
            <Radio name={`${theme}-date`} disabled amount="Sold out">
              Feb 11 to 22
            </Radio>
          </RadioGroup>
          <RadioGroup legend="Room" error="Choose a room">
            <Radio name={`${theme}-room`}>Sharing, double or twin</Radio>
          </RadioGroup>
          <Stepper label="Travelers" unit="traveler" min={1} max={12} defaultValue={2} name={`${theme}-travelers`} />
          <Stepper label="Children" unit="child" disabled />
        </div>
      </div>
    </Samples>
  );
}
