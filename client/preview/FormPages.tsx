import { type SubmitEvent, useState } from 'react';
import { CardForm } from '../features/billing/view/CardForm.tsx';
import { type CardErrors, cardErrors, emptyCard } from '../features/billing/view/card.ts';
import { PricingOptions } from '../features/billing/view/PricingOptions.tsx';
import { BlockableButton } from '../ui/action/BlockableButton.tsx';
import { Button } from '../ui/action/Button.tsx';
import { LoadingDots } from '../ui/action/LoadingDots.tsx';
import { confirm } from '../ui/dialog/confirm.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Notice } from '../ui/display/Notice.tsx';
import { EmptyState, FailedState, OfflineState } from '../ui/display/States.tsx';
import { showToast } from '../ui/display/toasts.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { focusFirstError } from '../ui/form/focusFirstError.ts';
import { RadioList } from '../ui/form/RadioList.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { PasswordField, TextField } from '../ui/form/TextField.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { Grid, Row, Stack } from '../ui/layout/Grid.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Frame } from './frame.tsx';

const cities = [
  { value: '1', label: 'Singapore' },
  { value: '2', label: 'Kuala Lumpur' },
];

export function Forms() {
  const [often, setOften] = useState('DAILY');
  const [title, setTitle] = useState('Senior waiter');
  const [text, setText] = useState('I have worked six years');
  return (
    <Frame signedIn>
      <Container narrow>
        <PageHead title="My profile" lead="What employers see of you." />
        <Stack>
          <ErrorSummary
            errors={[
              { fieldId: 'email', message: 'Please provide a valid email.' },
              { fieldId: 'city', message: 'Please provide city.' },
            ]}
          />
          <TextField label="Full name" defaultValue="Maria dela Cruz" autoComplete="name" />
          <TextField
            id="email"
            label="Email"
            type="email"
            defaultValue="maria@"
            error="Please provide a valid email."
          />
          <PasswordField label="Password" autoComplete="new-password" hint="At least 8 characters." />
          <SelectField
            id="city"
            label="City"
            placeholder="Select a city"
            options={cities}
            error="Please provide city."
          />
          <SelectField label="Minimum hourly rate" placeholder="Select a City First" options={[]} aria-disabled />
          <TextField label="Country" value="Singapore" readOnly hint="Comes with the city." />
          <TextField
            label="Title"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            count={{ max: 60 }}
          />
          <TextArea
            label="Description"
            optional
            value={text}
            count={{ min: 500 }}
            onChange={(event) => setText(event.target.value)}
          />
          <Grid columns={3}>
            <li>
              <Checkbox framed defaultChecked label="Part-time" hint="A few hours or days" />
            </li>
            <li>
              <Checkbox framed label="Full-time" hint="The whole week" />
            </li>
          </Grid>
          <RadioList
            legend="Email me about unread messages"
            options={[
              { value: 'AT_ONCE', label: 'Immediately', hint: 'When a message has been unread for 10 minutes' },
              { value: 'DAILY', label: 'Once a day' },
              { value: 'NEVER', label: 'Never' },
            ]}
            value={often}
            onChange={setOften}
          />
          <Checkbox label="I accept the terms" error="Please accept the terms." />
          <Row>
            <Button onClick={() => showToast('Thank you! Information saved.')}>Save</Button>
            <Button look="secondary">Back</Button>
            <Button look="quiet">Skip</Button>
            <Button look="danger">Delete</Button>
            <Button look="quietDanger">Delete</Button>
            <Button loading>Saving</Button>
            <Button look="secondary" loading>
              Saving
            </Button>
            <BlockableButton blocked="Choose a city first.">Save</BlockableButton>
            <Button size="small">Small</Button>
          </Row>
        </Stack>
      </Container>
    </Frame>
  );
}

const messages = {
  name: 'Please enter card holder name.',
  number: 'Invalid Credit Card Number.',
  expiry: 'Invalid Expiration Date.',
  cvc: 'Invalid CVC.',
};

export function Payment() {
  const [opened, setOpened] = useState(true);
  const [option, setOption] = useState('monthly');
  const [card, setCard] = useState(emptyCard);
  const [errors, setErrors] = useState<CardErrors>({});
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);

  function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = cardErrors(card, messages);
    setErrors(found);
    if (Object.keys(found).length > 0) requestAnimationFrame(() => focusFirstError(form));
    else setBusy(true);
  }

  return (
    <Frame>
      <Container>
        <PageHead title="Prices" />
        <Row>
          <Button onClick={() => setOpened(true)}>Subscribe</Button>
          <Button
            look="danger"
            onClick={() =>
              confirm({
                title: 'Delete Status',
                text: 'Please confirm that you want to delete a Status : 7',
                destructive: true,
                action: async () => ({ ok: true, success: true }),
              })
            }
          >
            Delete Status
          </Button>
        </Row>
      </Container>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Sign up with Hourhand now"
        keepsOnOutsidePress
        footer={
          <BlockableButton
            type="submit"
            form="pay"
            size="large"
            wide
            blocked={accepted ? null : 'Accept the terms first.'}
            loading={busy}
          >
            Pay SGD 49
          </BlockableButton>
        }
      >
        <form id="pay" noValidate onSubmit={pay}>
          <Stack>
            <PricingOptions
              legend="Subscription"
              value={option}
              onChange={setOption}
              options={[
                {
                  id: 'monthly',
                  name: 'Monthly subscription',
                  price: 'SGD 49',
                  per: '/month',
                },
                {
                  id: 'yearly',
                  name: 'Yearly subscription',
                  price: 'SGD 490',
                  per: '/year',
                  note: 'Two months free',
                },
              ]}
            />
            <CardForm
              field={(name) => ({
                value: card[name],
                error: errors[name],
                onChange: (text) => setCard({ ...card, [name]: text }),
              })}
            />
            <Checkbox
              checked={accepted}
              onChange={(event) => setAccepted(event.target.checked)}
              label="I accept the terms, and that the subscription renews until I cancel it"
            />
          </Stack>
        </form>
      </Dialog>
    </Frame>
  );
}

export function States() {
  return (
    <Frame>
      <Container>
        <PageHead title="Faces" />
        <Stack>
          <Notice title="Payment sandbox: no money is charged">Use the card 4242 4242 4242 4242.</Notice>
          <Notice tone="success">Your email has been sent to the Job Seeker.</Notice>
          <Notice tone="warning" action={<Button size="small">Subscribe</Button>}>
            You need a subscription to send messages.
          </Notice>
          <Notice tone="error" title="Not saved">
            We cannot create contact request at the moment! Please try again later
          </Notice>
          <Grid>
            <li>
              <Card>
                <EmptyState title="No Chats" action={<Button>Find job seekers</Button>}>
                  Contact a job seeker to start a chat.
                </EmptyState>
              </Card>
            </li>
            <li>
              <Card>
                <FailedState onRetry={() => undefined} />
              </Card>
            </li>
            <li>
              <Card>
                <OfflineState onRetry={() => undefined} />
              </Card>
            </li>
          </Grid>
          <LoadingDots label="Loading" />
        </Stack>
      </Container>
    </Frame>
  );
}
