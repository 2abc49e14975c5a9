// Buys a label by a rate with the generated client and prints its tracking number: URL, key.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"

	quayside "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func main() {
	configuration := quayside.NewConfiguration()
	configuration.Servers = quayside.ServerConfigurations{{URL: os.Args[1]}}
	client := quayside.NewAPIClient(configuration)
	keys := map[string]quayside.APIKey{"ApiKey": {Key: os.Args[2]}}
	shop := context.WithValue(context.Background(), quayside.ContextAPIKeys, keys)

	sender := address("Harbor Supply", "500 Howard St", "San Francisco", "CA", "94105")
	recipient := address("Bob Buyer", "123 Flatbush Ave", "Brooklyn", "NY", "11217")
	question := quayside.NewRateRequest(sender, recipient)
	question.SetParcel(*quayside.NewParcelRequest(34.5))
	rates, _, err := client.RatesAPI.GetRates(shop).RateRequest(*question).Execute()
	must(err)
	order := quayside.NewLabelRequest()
	order.SetRateId(rates.Rates[0].Id)
	label, _, err := client.LabelsAPI.CreateLabel(shop).LabelRequest(*order).IdempotencyKey("go").Execute()
	must(err)
	file, _, err := client.LabelsAPI.DownloadLabel(shop, label.Id).Format("pdf").Execute()
	must(err)
	pdf, err := io.ReadAll(file)
	must(err)
	if !bytes.HasPrefix(pdf, []byte("%PDF")) {
		panic("the label is no PDF")
	}
	fmt.Println(label.GetTrackingNumber())
}

func address(name, street, city, state, zip string) quayside.RateAddress {
	made := quayside.NewRateAddress("US")
	made.SetName(name)
	made.SetStreet1(street)
	made.SetCity(city)
	made.SetState(state)
	made.SetZip(zip)
	return *made
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
